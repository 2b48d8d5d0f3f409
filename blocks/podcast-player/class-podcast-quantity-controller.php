<?php
namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * `GET wpcom/v2/podcast-player/track-quantity` (docs/server-contract.md A29).
 */
final class Podcast_Quantity_Controller {

	/** Episodes at most, unless the site says otherwise, and whatever it says. */
	const USUAL = 10;
	const MOST  = 50;

	/**
	 * Handlers for Routes::add().
	 *
	 * @return array[]
	 */
	public static function handlers() {
		return array(
			array(
				'methods'             => 'GET',
				'callback'            => array( __CLASS__, 'quantity' ),
				'permission_callback' => static function () {
					return current_user_can( 'edit_posts' ) ? true : Errors::forbidden();
				},
			),
			'schema' => static function () {
				return array(
					'$schema' => 'http://json-schema.org/draft-04/schema#',
					'title'   => 'podcast-track-quantity',
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => self::MOST,
				);
			},
		);
	}

	/**
	 * Episodes at most.
	 *
	 * @return int
	 */
	public static function quantity() {
		/**
		 * Filters how many episodes a podcast player may show, on sites that used Jetpack's block.
		 *
		 * @param int $quantity Number from 1 to 50.
		 */
		$quantity = apply_filters( 'jetpack_podcast_helper_tracks_quantity', self::USUAL );
		/**
		 * Filters how many episodes a podcast player may show; after Jetpack's filter.
		 *
		 * @param int $quantity Number from 1 to 50.
		 */
		$quantity = apply_filters( 'mainstreet_podcast_tracks', $quantity );
		return is_numeric( $quantity ) ? (int) min( self::MOST, max( 1, $quantity ) ) : self::USUAL;
	}
}
