# What can be wrong with what a server is given.

server-no-limit = There is no limit { $field }.
server-limit-number = { $field } is '{ $text }', and must be a number from 0 on.
server-limit-whole = A limit is no whole number: { $why }.
server-contribution = A contribution is written in hexadecimal digits.
server-no-seat = There is no seat called '{ $name }'.
server-clock = A clock runs from one second to thirty days.
server-no-level = There is no level '{ $level }'; there are: { $known }.
server-empty-name = A name has at least one letter.
server-no-database = There is no database at { $file }.
server-newer = { $file } was written by a newer version of Holotable: { $why }.
