<?php
namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

/** Reads all plans with one query, and stores them in the object cache. */
final class Plan_List {

	/** Maximum number of plans, the newest. */
	const MOST = 1000;

	/**
	 * Lists plans, the oldest first.
	 *
	 * @param array $filter As Plans::all().
	 * @return Plan[]
	 */
	public static function of( array $filter ): array {
		$filter += array( 'is_deleted' => false );
		$wanted  = array_filter(
			$filter,
			static function ( $value ) {
				return null !== $value;
			}
		);
		$plans   = array();
		foreach ( self::rows() as $row ) {
			$plan = Plan_Post::read( $row['post'], $row['meta'] );
			if ( self::is_wanted( $plan, $wanted ) ) {
				$plans[] = $plan;
			}
		}
		return $plans;
	}

	/**
	 * Whether a plan matches the filter.
	 *
	 * @param array $wanted Value by property name.
	 */
	private static function is_wanted( Plan $plan, array $wanted ): bool {
		foreach ( $wanted as $name => $value ) {
			if ( $plan->$name !== $value ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Reads the rows of all published plans.
	 *
	 * @return array[] `post`, `meta`.
	 */
	private static function rows(): array {
		global $wpdb;
		$key  = 'mainstreet_plans:' . wp_cache_get_last_changed( 'posts' );
		$rows = wp_cache_get( $key, 'posts' );
		if ( is_array( $rows ) ) {
			return $rows;
		}
		$names = implode( ', ', array_fill( 0, count( Plan_Post::READ ), '%s' ) );
		// phpcs:disable WordPress.DB -- one query for posts and meta; cached until a post changes.
		$found = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID, p.post_title, p.post_author, m.meta_key, m.meta_value FROM
					( SELECT ID, post_title, post_author FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' ORDER BY ID DESC LIMIT %d ) p
					LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key IN ( $names ) ORDER BY p.ID, m.meta_id DESC",
				array_merge( array( Plan_Post::TYPE, self::MOST ), Plan_Post::READ )
			)
		);
		// phpcs:enable
		$rows = array();
		foreach ( (array) $found as $row ) {
			$rows[ $row->ID ]['post'] = array(
				'id'     => $row->ID,
				'title'  => $row->post_title,
				'author' => $row->post_author,
				'status' => 'publish',
			);
			$rows[ $row->ID ]        += array( 'meta' => array() );
			if ( null !== $row->meta_key ) {
				// The first row of a key wins, as with get_post_meta(): rows are sorted by descending meta_id.
				$rows[ $row->ID ]['meta'][ $row->meta_key ] = $row->meta_value;
			}
		}
		wp_cache_set( $key, $rows, 'posts', DAY_IN_SECONDS );
		return $rows;
	}
}
