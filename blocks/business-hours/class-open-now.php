<?php
namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Business\Opening_Hours;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the data from which the script (open-now.ts) shows whether the business is open. The server does not decide this
 * itself, because caches may keep the page for days.
 */
final class Open_Now {

	/**
	 * Encodes hours, time zone and texts for the script.
	 *
	 * @param array         $week    The week (class Opening_Hours).
	 * @param array[]       $special Special days by date, from yesterday on.
	 * @param array<string, string>  $sentences Result of get_status_texts(), status() or change().
	 * @return string JSON; '' if the hours are ambiguous.
	 */
	public static function data( array $week, array $special, array $sentences ): string {
		$special = wp_list_pluck( $special, 'hours' );
		$times   = array( '00:00' );
		foreach ( array_merge( array_values( $week ), array_values( $special ) ) as $hours ) {
			foreach ( $hours as list( $opening, $closing ) ) {
				// Equal times could mean 24 hours or none.
				if ( $opening === $closing && '00:00' !== $opening ) {
					return '';
				}
				array_push( $times, $opening, $closing );
			}
		}
		$times = array_values( array_unique( $times ) );
		return (string) wp_json_encode(
			array(
				'opening'   => array(
					'zone'    => wp_timezone_string(),
					'week'    => array_values( $week ),
					'special' => (object) $special,
				),
				'sentences' => $sentences + array(
					'times' => array_combine( $times, array_map( array( Opening_Hours::class, 'format_time' ), $times, array_fill( 0, count( $times ), wp_timezone() ) ) ),
					'days'  => array_map( array( Opening_Hours::class, 'day_label' ), array_keys( Opening_Hours::DAYS ) ),
				),
			),
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
	}

	/**
	 * Returns texts with the status and the next change in one sentence.
	 *
	 * @return array<string, string>
	 */
	public static function get_status_texts(): array {
		return array(
			'open'     => __( 'Open now', 'mainstreet-blocks' ),
			/* translators: %s: time of the day. */
			'until'    => __( 'Open now · closes at %s', 'mainstreet-blocks' ),
			'closed'   => __( 'Closed now', 'mainstreet-blocks' ),
			/* translators: %s: time of the day. */
			'today'    => __( 'Closed now · opens at %s', 'mainstreet-blocks' ),
			/* translators: %s: time of the day. */
			'tomorrow' => __( 'Closed now · opens tomorrow at %s', 'mainstreet-blocks' ),
			/* translators: 1: day of the week, 2: time of the day. */
			'later'    => __( 'Closed now · opens on %1$s at %2$s', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Returns texts with the status only, for the label of the block style "One line".
	 *
	 * @return array<string, string>
	 */
	public static function status(): array {
		$open   = __( 'Open now', 'mainstreet-blocks' );
		$closed = __( 'Closed now', 'mainstreet-blocks' );
		return array(
			'open'     => $open,
			'until'    => $open,
			'closed'   => $closed,
			'today'    => $closed,
			'tomorrow' => $closed,
			'later'    => $closed,
		);
	}

	/**
	 * Returns texts with the next change only, shown beside the label of status().
	 *
	 * @return array<string, string>
	 */
	public static function change(): array {
		return array(
			'open'     => '',
			/* translators: %s: time of the day. */
			'until'    => __( 'Closes at %s', 'mainstreet-blocks' ),
			'closed'   => '',
			/* translators: %s: time of the day. */
			'today'    => __( 'Opens at %s', 'mainstreet-blocks' ),
			/* translators: %s: time of the day. */
			'tomorrow' => __( 'Opens tomorrow at %s', 'mainstreet-blocks' ),
			/* translators: 1: day of the week, 2: time of the day. */
			'later'    => __( 'Opens on %1$s at %2$s', 'mainstreet-blocks' ),
		);
	}
}
