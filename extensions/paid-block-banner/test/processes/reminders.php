<?php
/**
 * Blocks as they are shown to people, and in feeds. `$values` holds content with a place for an attribute, `hours` and `cover`,
 * and `off`, which stands in that place.
 *
 * @package Mainstreet
 */

require __DIR__ . '/print-seen.php';

mainstreet_print_seen(
	function () use ( $values ) {
		$show   = function ( $user, $content, $attribute = '' ) {
			wp_set_current_user( $user );
			return trim( do_blocks( sprintf( $content, $attribute ) ) );
		};
		$editor = wp_insert_user( array( 'user_login' => 'gated-editor', 'user_pass' => 'x', 'role' => 'editor' ) );

		$GLOBALS['wp_query'] = new WP_Query();

		$seen = array(
			$show( 1, $values['hours'] ),
			$show( 1, $values['hours'], $values['off'] ),
			$show( 0, $values['hours'] ),
			$show( $editor, $values['hours'] ),
			$show( 1, $values['cover'] ),
			$show( 1, $values['cover'], $values['off'] ),
			$show( 0, $values['cover'] ),
		);

		$GLOBALS['wp_query']->is_feed = true;

		$seen[] = $show( 1, $values['hours'] );
		$seen[] = $show( 1, $values['cover'] );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $editor );
		return $seen;
	}
);
