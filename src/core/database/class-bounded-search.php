<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a search for parts of texts, which no index helps, to the newest rows of a table. Of older rows those are found whose
 * texts begin with what was typed: an index tells which. The caller says so on the screen where limit() is not 0.
 */
final class Bounded_Search {

	/** Newest rows, in which any part of a text is found. */
	const NEWEST = 10000;

	/** Older rows found by the beginning of one text. */
	const OLDER = 1000;

	/** Column of the row's id, as it is named in the statement. */
	private string $id;

	/** The newest of the older rows; 0 when there are none. */
	private int $floor;

	/**
	 * Older rows that match.
	 *
	 * @var int[]
	 */
	private array $ids = array();

	/**
	 * Finds the older rows.
	 *
	 * @param string   $table      Our table, as Sql takes it; its primary key is `id`.
	 * @param string   $id         Column of its id in the statements, such as `ms.id`.
	 * @param string   $from       What stands behind FROM; `{table}` is the table.
	 * @param string[] $beginnings Conditions for texts that begin with what was typed, prepared; one for each index.
	 */
	public function __construct( string $table, string $id, string $from, array $beginnings ) {
		$row         = Sql::row( $table, 'SELECT id FROM {table} ORDER BY id DESC LIMIT 1 OFFSET ' . self::NEWEST );
		$this->id    = $id;
		$this->floor = $row ? (int) $row['id'] : 0;
		foreach ( $this->floor ? $beginnings : array() as $condition ) {
			$rows      = Sql::rows( $table, "SELECT $id AS id FROM $from WHERE $condition AND $id <= {$this->floor} LIMIT " . self::OLDER );
			$this->ids = array_merge( $this->ids, array_map( 'intval', array_column( $rows, 'id' ) ) );
		}
	}

	/**
	 * Narrows a condition for parts of texts.
	 *
	 * @param string $condition SQL, prepared.
	 * @return string SQL.
	 */
	public function narrow( string $condition ): string {
		if ( ! $this->floor ) {
			return $condition;
		}
		$older = $this->ids ? " OR {$this->id} IN (" . implode( ',', array_unique( $this->ids ) ) . ')' : '';
		return "( ( {$this->id} > {$this->floor} AND $condition )$older )";
	}

	/**
	 * How many rows are searched for parts of texts.
	 *
	 * @return int 0 for all.
	 */
	public function limit(): int {
		return $this->floor ? self::NEWEST : 0;
	}
}
