import EngineWork

try EngineTable.print()
