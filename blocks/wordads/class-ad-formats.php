<?php
namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/** The ad formats: their sizes, labels, and the ads set for them. */
final class Ad_Formats {

	/** Width and height in pixels (docs/content-format.md 34). */
	const SIZES = array(
		'mrec'               => array( 300, 250 ),
		'leaderboard'        => array( 728, 90 ),
		'mobile_leaderboard' => array( 320, 50 ),
		'wideskyscraper'     => array( 160, 600 ),
	);

	/**
	 * Returns the labels of the formats.
	 *
	 * @return string[] By format.
	 */
	public static function labels(): array {
		return array(
			'mrec'               => __( 'Rectangle 300 × 250', 'mainstreet-blocks' ),
			'leaderboard'        => __( 'Leaderboard 728 × 90', 'mainstreet-blocks' ),
			'mobile_leaderboard' => __( 'Mobile leaderboard 320 × 50', 'mainstreet-blocks' ),
			'wideskyscraper'     => __( 'Wide skyscraper 160 × 600', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Returns the ad that is set for a format.
	 *
	 * @param string $format Format.
	 * @return array|null `kind` (`adsense`, `house`, `code`) with `client`, `slot`, or `image`, `link`, `alt`, or `code`; null
	 *                    if no ad or an incomplete one is set.
	 */
	public static function get_slot( $format ) {
		if ( ! isset( self::SIZES[ $format ] ) ) {
			return null;
		}
		$get   = static fn( $name ) => (string) Options::get( "ads_{$format}_{$name}", '' );
		$slots = array(
			'adsense' => array(
				'client' => (string) Options::get( 'ads_client', '' ),
				'slot'   => $get( 'slot' ),
			),
			'house'   => array(
				'image' => $get( 'image' ),
				'link'  => $get( 'link' ),
				'alt'   => $get( 'alt' ),
			),
			'code'    => array( 'code' => $get( 'code' ) ),
		);
		$kind  = $get( 'kind' );
		if ( ! isset( $slots[ $kind ] ) ) {
			return null;
		}
		$needed = array_diff_key( $slots[ $kind ], array_flip( array( 'link', 'alt' ) ) );
		return in_array( '', $needed, true ) ? null : array( 'kind' => $kind ) + $slots[ $kind ];
	}

	/**
	 * Returns the requirement of the module: an ad for at least one format.
	 *
	 * @return array As Modules::build_requirement().
	 */
	public static function get_requirement(): array {
		$slots = array_filter( array_map( array( __CLASS__, 'get_slot' ), array_keys( self::SIZES ) ) );
		return Modules::build_requirement( 'ads', __( 'An ad for at least one format', 'mainstreet-blocks' ), (bool) $slots, '#/ads' );
	}

	/**
	 * Adds the ads of all formats to the editor state, without their code.
	 *
	 * @param array $own State (Editor_State::own()).
	 * @return array With `ads`: `slots` (by format: `kind`, `image`, `alt`), `url` of the settings ('' for users without access).
	 */
	public static function add_to_editor( $own ) {
		$ads = array();
		foreach ( array_keys( self::SIZES ) as $format ) {
			$slot = self::get_slot( $format );
			if ( $slot ) {
				$ads[ $format ] = array_intersect_key( $slot, array_flip( array( 'kind', 'image', 'alt' ) ) );
			}
		}
		$own['ads'] = array(
			'slots' => (object) $ads,
			'url'   => current_user_can( 'manage_options' ) ? Settings_Page::url() . '#/ads' : '',
		);
		return $own;
	}
}
