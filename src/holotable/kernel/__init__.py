"""What every game needs: decisions, chance, timing windows, matches, records and views."""
