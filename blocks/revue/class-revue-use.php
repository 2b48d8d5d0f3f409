<?php
namespace Mainstreet\Blocks\Revue;

defined( 'ABSPATH' ) || exit;

/**
 * The service closed, so only sites with old posts need to see its module.
 */
final class Revue_Use {

	/** What was found, for an hour: `yes` or `no`. */
	const FOUND = 'mainstreet_uses_revue';

	/** Whether a post holds such a form. */
	public static function is_used(): bool {
		global $wpdb;
		$found = get_transient( self::FOUND );
		if ( 'yes' !== $found && 'no' !== $found ) {
			// No function looks for a block in posts of all types; the first is enough.
			$found = $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type NOT IN ('revision', 'feedback', 'attachment') AND post_status NOT IN ('trash', 'auto-draft') AND post_content LIKE %s LIMIT 1", '%' . $wpdb->esc_like( '<!-- wp:jetpack/revue ' ) . '%' ) ) ? 'yes' : 'no';
			set_transient( self::FOUND, $found, HOUR_IN_SECONDS );
		}
		return 'yes' === $found;
	}
}
