<?php
namespace Mainstreet\Responses;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the post up to which all responses are in the index, also those of other plugins.
 */
final class Index_Cursor {

	/** Its counter. */
	const NAME = 'feedback_indexed_post';

	/**
	 * The post up to which the index has all responses, with where they came from.
	 *
	 * @return int Post; 0 when it is not known.
	 */
	public static function complete_to() {
		$has_all = null === Sql::row( 'feedback_idx', 'SELECT id FROM {table} WHERE source IS NULL AND post_id > 0 LIMIT 1' ) && ! Sql::$failed;
		return $has_all ? Counters::get( self::NAME ) : 0;
	}
}
