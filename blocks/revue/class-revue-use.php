<?php
namespace Mainstreet\Blocks\Revue;

defined( 'ABSPATH' ) || exit;

/** Checks whether the site has posts with Revue forms. The service is closed, so the module is hidden on other sites. */
final class Revue_Use {

	/** Transient with the result, `yes` or `no`; expires after an hour. */
	const FOUND = 'mainstreet_uses_revue';

	/** Whether a post contains a Revue form. */
	public static function is_used(): bool {
		global $wpdb;
		$found = get_transient( self::FOUND );
		if ( 'yes' !== $found && 'no' !== $found ) {
			// WordPress has no function that searches posts of all types for a block.
			$found = $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type NOT IN ('revision', 'feedback', 'attachment') AND post_status NOT IN ('trash', 'auto-draft') AND post_content LIKE %s LIMIT 1", '%' . $wpdb->esc_like( '<!-- wp:jetpack/revue ' ) . '%' ) ) ? 'yes' : 'no';
			set_transient( self::FOUND, $found, HOUR_IN_SECONDS );
		}
		return 'yes' === $found;
	}
}
