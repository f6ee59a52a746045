app-name = Holotable
