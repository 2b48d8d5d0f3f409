<?php
namespace Mainstreet\Blocks\Story;

defined( 'ABSPATH' ) || exit;

/** Validates the settings, which may have any type. Same rules as in attributes.ts. */
final class Story_Settings {

	/** Boolean settings with their defaults. */
	const SWITCHES = array(
		'startMuted'          => false,
		'playInFullscreen'    => true,
		'playOnNextSlide'     => true,
		'playOnLoad'          => false,
		'exitFullscreenOnEnd' => true,
		'loadInFullscreen'    => false,
		'blurredBackground'   => true,
		'showSlideCount'      => false,
		'showProgressBar'     => true,
	);

	/** Numeric settings: default, minimum, maximum. */
	const NUMBERS = array(
		'imageTime'            => array( 5, 1, 20 ),
		'defaultAspectRatio'   => array( 0.5625, 0.3, 3 ),
		'cropUpTo'             => array( 0.2, 0, 1 ),
		'volume'               => array( 0.8, 0, 1 ),
		'maxBullets'           => array( 7, 1, 50 ),
		'maxBulletsFullscreen' => array( 14, 1, 50 ),
	);

	/**
	 * Returns all settings; invalid values are replaced by the default.
	 *
	 * @param mixed $stored Attribute `settings`.
	 * @return array<string, bool|int|float>
	 */
	public static function read( $stored ): array {
		$stored   = is_array( $stored ) ? $stored : array();
		$settings = array();
		foreach ( self::SWITCHES as $name => $standard ) {
			$settings[ $name ] = isset( $stored[ $name ] ) && is_bool( $stored[ $name ] ) ? $stored[ $name ] : $standard;
		}
		foreach ( self::NUMBERS as $name => list( $standard, $least, $most ) ) {
			$number            = isset( $stored[ $name ] ) ? $stored[ $name ] : null;
			$is_good           = is_int( $number ) || ( is_float( $number ) && is_finite( $number ) );
			$settings[ $name ] = $is_good ? min( max( $number, $least ), $most ) : $standard;
		}
		return $settings;
	}
}
