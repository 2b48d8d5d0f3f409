<?php
namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Business\Business_Facts;
use Mainstreet\Business\Opening_Hours;

defined( 'ABSPATH' ) || exit;

/** Prints opening hours as schema.org data in the footer. */
final class Business_Hours_Schema {

	/**
	 * JSON-LD to print.
	 *
	 * @var string[]
	 */
	private static array $announced = array();

	/**
	 * Adds hours to the data. Equal data of several blocks is printed once.
	 *
	 * @param array[] $special    Special days by date (class Special_Days).
	 * @param array   $attributes The block's attributes as stored, for the filter.
	 */
	public static function add_hours( array $week, array $special, array $attributes ): void {
		$hours = self::to_schema( $week );
		$other = self::special_to_schema( $special );
		if ( ! $hours && ! $other ) {
			return;
		}
		/**
		 * Filters the schema.org description of the business whose hours are shown.
		 *
		 * @param array $business   JSON-LD node; an empty one is not printed.
		 * @param array $attributes The block's attributes as stored; any type.
		 */
		$business = apply_filters(
			'mainstreet_business_hours_schema',
			array(
				'@context' => 'https://schema.org',
				'@type'    => 'LocalBusiness',
				'name'     => Business_Facts::name(),
				'url'      => home_url( '/' ),
			) + array_filter(
				array(
					'openingHoursSpecification'        => $hours,
					'specialOpeningHoursSpecification' => $other,
				)
			),
			$attributes
		);
		$json     = $business ? wp_json_encode( $business, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : false;
		if ( $json && ! in_array( $json, self::$announced, true ) ) {
			self::$announced[] = $json;
			add_action( 'wp_footer', array( __CLASS__, 'print_schema' ) );
		}
	}

	/** Callback of wp_footer: prints the collected data. */
	public static function print_schema(): void {
		foreach ( self::$announced as $json ) {
			echo '<script type="application/ld+json">' . $json . "</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without < and >.
		}
		self::$announced = array();
	}

	/**
	 * Converts a week to schema.org. Days with equal hours share an entry, an interval past midnight belongs to the day on
	 * which it begins, and a day open for 24 hours is `00:00`–`23:59`.
	 *
	 * @return array[] List of OpeningHoursSpecification.
	 */
	private static function to_schema( array $week ): array {
		$found = array();
		foreach ( $week as $day => $hours ) {
			foreach ( Opening_Hours::is_all_day( $hours ) ? array( array( '00:00', '23:59' ) ) : $hours as list( $opening, $closing ) ) {
				// Equal times are ambiguous: they could mean 24 hours or none.
				if ( $opening !== $closing ) {
					$found[ str_replace( '24:00', '00:00', "$opening $closing" ) ][ $day ] = Opening_Hours::DAYS[ $day ];
				}
			}
		}
		$list = array();
		foreach ( $found as $times => $days ) {
			list( $opens, $closes ) = explode( ' ', $times );
			$list[]                 = array(
				'@type'     => 'OpeningHoursSpecification',
				'dayOfWeek' => array_values( $days ),
				'opens'     => $opens,
				'closes'    => $closes,
			);
		}
		return $list;
	}

	/**
	 * Converts special days to schema.org. A closed day is `00:00`–`00:00`, as search engines expect.
	 *
	 * @param array[] $special Special days by date.
	 * @return array[] List of OpeningHoursSpecification.
	 */
	private static function special_to_schema( array $special ) {
		$list = array();
		foreach ( $special as $date => $day ) {
			$hours = Opening_Hours::is_all_day( $day['hours'] ) ? array( array( '00:00', '23:59' ) ) : $day['hours'];
			$known = array_filter( $hours, static fn( $interval ) => $interval[0] !== $interval[1] );
			// A day with only ambiguous hours is left out: it is not closed.
			foreach ( $hours ? $known : array( array( '00:00', '00:00' ) ) as list( $opens, $closes ) ) {
				$list[] = array_filter(
					array(
						'@type'        => 'OpeningHoursSpecification',
						'name'         => $day['name'],
						'opens'        => str_replace( '24:00', '00:00', $opens ),
						'closes'       => str_replace( '24:00', '00:00', $closes ),
						'validFrom'    => $date,
						'validThrough' => $date,
					)
				);
			}
		}
		return $list;
	}
}
