<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Limits a search for parts of texts, which cannot use an index, to the newest rows of a table. Older rows are found only if a text
 * begins with the search term, which can use an index. Callers tell the user if limit() is not 0.
 */
final class Bounded_Search {

	/** Number of newest rows that are searched completely. */
	const NEWEST = 10000;

	/** Maximum number of older rows per index. */
	const OLDER = 1000;

	/** Id column as written in the statement. */
	private string $id;

	/** Id of the newest of the older rows; 0 if there are none. */
	private int $floor;

	/**
	 * Ids of the older rows that match.
	 *
	 * @var int[]
	 */
	private array $ids = array();

	/**
	 * Finds the matching older rows.
	 *
	 * @param string   $table      Plugin table, without prefix; its primary key is `id`.
	 * @param string   $id         Id column as written in the statement, such as `ms.id`.
	 * @param string   $from       FROM clause without FROM; `{table}` is the table.
	 * @param string[] $beginnings Prepared conditions for texts that begin with the search term, one per index.
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
	 * Adds the limits of this search to a condition.
	 *
	 * @param string $condition SQL, prepared.
	 * @return string Prepared SQL.
	 */
	public function narrow( string $condition ): string {
		if ( ! $this->floor ) {
			return $condition;
		}
		$older = $this->ids ? " OR {$this->id} IN (" . implode( ',', array_unique( $this->ids ) ) . ')' : '';
		return "( ( {$this->id} > {$this->floor} AND $condition )$older )";
	}

	/** Returns the number of newest rows that are searched completely; 0 if all rows are. */
	public function limit(): int {
		return $this->floor ? self::NEWEST : 0;
	}
}
