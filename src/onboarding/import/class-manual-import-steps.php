<?php
namespace Mainstreet\Onboarding\Import;

use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Instructions for what can't be imported, because Jetpack stores it elsewhere. Only features that this site used are listed; subscribers
 * always, because the site does not know whether there are any.
 */
final class Manual_Import_Steps {

	/**
	 * Lists the instructions.
	 *
	 * @return array[] List of `id`, `label`, `text`, `url` ('' for none), `link` (label of the URL).
	 */
	public static function all(): array {
		$steps = array( self::subscribers() );
		if ( Jetpack_Settings::was_active( 'publicize', false ) ) {
			$steps[] = self::step(
				'accounts',
				__( 'Social accounts', 'mainstreet-blocks' ),
				__( 'They were connected through Jetpack’s own app. Reconnect each of them. Posts that were already shared are not affected.', 'mainstreet-blocks' ),
				Settings_Page::url() . '#/connections',
				__( 'Open connections', 'mainstreet-blocks' )
			);
		}
		if ( Jetpack_Settings::was_active( 'related-posts', false ) ) {
			$steps[] = self::step(
				'related',
				__( 'Related posts', 'mainstreet-blocks' ),
				__( 'Jetpack added related posts below each post automatically. Here they are a block. Add Related Posts to a post, or to the single post template.', 'mainstreet-blocks' ),
				wp_is_block_theme() ? admin_url( 'site-editor.php?p=/template' ) : '',
				__( 'Open templates', 'mainstreet-blocks' )
			);
		}
		$plans = self::count_meta( 'jetpack_memberships_product_id' );
		if ( $plans ) {
			$steps[] = self::plans( $plans );
		}
		$videos = self::count_remote_videos();
		if ( $videos ) {
			$steps[] = self::videos( $videos );
		}
		return $steps;
	}

	private static function subscribers(): array {
		return self::step(
			'subscribers',
			__( 'Subscribers', 'mainstreet-blocks' ),
			__( 'Jetpack stores your subscribers on WordPress.com. Open the subscriber list there, choose “Download subscribers as CSV” from the menu, and import the file here.', 'mainstreet-blocks' ),
			admin_url( 'admin.php?page=mainstreet-newsletter#/import' ),
			__( 'Import subscribers', 'mainstreet-blocks' )
		);
	}

	private static function plans( int $count ): array {
		return self::step(
			'plans',
			__( 'Payment plans', 'mainstreet-blocks' ),
			/* translators: %s: number of plans. */
			sprintf( _n( '%s plan was sold through WordPress.com. It is available here with its price. People who subscribed there have to subscribe again here.', '%s plans were sold through WordPress.com. They are available here with their prices. People who subscribed there have to subscribe again here.', $count, 'mainstreet-blocks' ), number_format_i18n( $count ) ),
			admin_url( 'admin.php?page=mainstreet-payments' ),
			__( 'Open payments', 'mainstreet-blocks' )
		);
	}

	private static function videos( int $count ): array {
		return self::step(
			'videos',
			__( 'Videos', 'mainstreet-blocks' ),
			/* translators: %s: number of videos. */
			sprintf( _n( '%s video is stored on VideoPress. Download it there before you leave, and upload it to the media library.', '%s videos are stored on VideoPress. Download them there before you leave, and upload them to the media library.', $count, 'mainstreet-blocks' ), number_format_i18n( $count ) ),
			admin_url( 'media-new.php' ),
			__( 'Upload videos', 'mainstreet-blocks' )
		);
	}

	/** Counts the posts with a non-empty meta value. */
	private static function count_meta( string $key ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- by the index of keys.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(DISTINCT post_id) FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value <> ''", $key ) );
	}

	/** Counts the videos that only VideoPress stores. Videos of the media library have a GUID, too. */
	private static function count_remote_videos(): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- by the index of keys.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value <> '' LIMIT 1000", Videos::GUID ) );
		_prime_post_caches( array_map( 'intval', $ids ), false, true );
		return count( array_filter( $ids, static fn( $id ) => Videos::is_remote( (int) $id ) ) );
	}

	private static function step( string $id, string $label, string $text, string $url, string $link ): array {
		return compact( 'id', 'label', 'text', 'url', 'link' );
	}
}
