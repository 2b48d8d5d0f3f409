<?php
namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * What each format measures, is called, and shows.
 */
final class Ad_Formats {

	/** Width and height in pixels (docs/content-format.md 34). */
	const SIZES = array(
		'mrec'               => array( 300, 250 ),
		'leaderboard'        => array( 728, 90 ),
		'mobile_leaderboard' => array( 320, 50 ),
		'wideskyscraper'     => array( 160, 600 ),
	);

	/**
	 * Names of the formats.
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
	 * What is set to stand in a format.
	 *
	 * @param string $format Format.
	 * @return array|null `kind` (`adsense`, `house`, `code`) with `client`, `slot`, or `image`, `link`, `alt`, or `code`; null
	 *                    while what is needed for it is not set.
	 */
	public static function slot( $format ) {
		if ( ! isset( self::SIZES[ $format ] ) ) {
			return null;
		}
		$get   = static function ( $name ) use ( $format ) {
			return (string) Options::get( "ads_{$format}_{$name}", '' );
		};
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
	 * What the module lacks while nothing is set for any format.
	 *
	 * @return array As Modules::need().
	 */
	public static function need(): array {
		$slots = array_filter( array_map( array( __CLASS__, 'slot' ), array_keys( self::SIZES ) ) );
		return Modules::need( 'ads', __( 'An ad for at least one format', 'mainstreet-blocks' ), (bool) $slots, '#/ads' );
	}

	/**
	 * Adds to what the editor knows: what is set for each format, but no code.
	 *
	 * @param array $own As Editor_State::own().
	 * @return array The same with `ads`: `slots` (by format `kind`, `image`, `alt` of those that are set), `url` (where they are set; '' for who may not).
	 */
	public static function add_to_editor( $own ) {
		$ads = array();
		foreach ( array_keys( self::SIZES ) as $format ) {
			$slot = self::slot( $format );
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
