<?php
/**
 * What is moved by hand.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Start\Moving;

use Mainstreet\Core\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Of what the other plugin keeps elsewhere, or does by itself: a sentence that says how, and where. Only what this site had is named;
 * subscribers always, since nothing here says whether there are any.
 */
final class Former_Notes {

	/**
	 * The sentences.
	 *
	 * @return array[] List of `id`, `label`, `text`, `url`, `link`.
	 */
	public static function all() {
		$notes = array(
			self::note(
				'subscribers',
				__( 'Subscribers', 'mainstreet-blocks' ),
				__( 'Subscribers of Jetpack are kept at WordPress.com. Open the list of subscribers there, choose “Download subscribers as CSV” in its menu, and import the file here.', 'mainstreet-blocks' ),
				admin_url( 'admin.php?page=mainstreet-newsletter#/import' ),
				__( 'Import subscribers', 'mainstreet-blocks' )
			),
		);
		if ( Former_Values::was_on( 'publicize', false ) ) {
			$notes[] = self::note(
				'accounts',
				__( 'Accounts at networks', 'mainstreet-blocks' ),
				__( 'They were connected to Jetpack’s own app. Connect each of them once more; what was shared stays where it is.', 'mainstreet-blocks' ),
				Settings_Page::url() . '#/connections',
				__( 'Open the connections', 'mainstreet-blocks' )
			);
		}
		if ( Former_Values::was_on( 'related-posts', false ) ) {
			$notes[] = self::note(
				'related',
				__( 'Related posts', 'mainstreet-blocks' ),
				__( 'Jetpack put them below each post by itself. Here they are a block: put Related Posts into a post, or once into the template of single posts.', 'mainstreet-blocks' ),
				wp_is_block_theme() ? admin_url( 'site-editor.php?p=/template' ) : '',
				__( 'Open the templates', 'mainstreet-blocks' )
			);
		}
		$plans = self::count_meta( 'jetpack_memberships_product_id' );
		if ( $plans ) {
			$notes[] = self::note(
				'plans',
				__( 'Payment plans', 'mainstreet-blocks' ),
				/* translators: %s: number of plans. */
				sprintf( _n( '%s plan was sold through WordPress.com. It is here with its price; who pays for it by subscription there has to subscribe here anew.', '%s plans were sold through WordPress.com. They are here with their prices; who pays for them by subscription there has to subscribe here anew.', $plans, 'mainstreet-blocks' ), number_format_i18n( $plans ) ),
				admin_url( 'admin.php?page=mainstreet-payments' ),
				__( 'Open the payments', 'mainstreet-blocks' )
			);
		}
		$videos = self::count_meta( 'videopress_guid' );
		if ( $videos ) {
			$notes[] = self::note(
				'videos',
				__( 'Videos', 'mainstreet-blocks' ),
				/* translators: %s: number of videos. */
				sprintf( _n( '%s video is kept at VideoPress. Download it there before you leave, and upload it to the media library.', '%s videos are kept at VideoPress. Download them there before you leave, and upload them to the media library.', $videos, 'mainstreet-blocks' ), number_format_i18n( $videos ) ),
				admin_url( 'media-new.php' ),
				__( 'Upload videos', 'mainstreet-blocks' )
			);
		}
		return $notes;
	}

	/**
	 * How many posts have something filled in.
	 *
	 * @param string $key Key of the meta.
	 * @return int
	 */
	private static function count_meta( $key ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- by the index of keys.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(DISTINCT post_id) FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value <> ''", $key ) );
	}

	/**
	 * Shape of an entry.
	 *
	 * @param string $id    Short name.
	 * @param string $label What it is.
	 * @param string $text  What to do.
	 * @param string $url   Where; '' for nowhere in particular.
	 * @param string $link  What the link there says.
	 * @return array
	 */
	private static function note( $id, $label, $text, $url, $link ) {
		return compact( 'id', 'label', 'text', 'url', 'link' );
	}
}
