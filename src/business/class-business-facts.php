<?php
namespace Mainstreet\Business;

use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/** Texts about the business: the stored details, and what follows from them at the current time. */
final class Business_Facts {

	const KEYS = array( 'name', 'phone', 'email', 'address', 'hours_today', 'open_now', 'next_closing', 'subscribers' );

	/**
	 * Returns a text.
	 *
	 * @param string $key One of KEYS.
	 * @return string Plain text, not escaped; '' if the key or the detail is unknown.
	 */
	public static function get( string $key ): string {
		switch ( $key ) {
			case 'name':
				return self::name();
			case 'phone':
			case 'email':
				return Business_Details::read()[ $key ];
			case 'address':
				return self::address_line();
			case 'hours_today':
			case 'open_now':
			case 'next_closing':
				return self::hours( $key );
			case 'subscribers':
				// Number_format_i18n() returns HTML entities in some languages.
				return Modules::is_on( 'subscriptions' ) ? html_entity_decode( number_format_i18n( ( new Subscribers() )->count( 'active' ) ), ENT_QUOTES, 'UTF-8' ) : '';
			default:
				return '';
		}
	}

	/** Returns the name of the business, which is the site title if none is stored. Not escaped. */
	public static function name(): string {
		$name = Business_Details::read()['name'];
		return '' === $name ? html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ) : $name;
	}

	/**
	 * Returns the address in one line, such as `4 Quay Street, Veere 4351 AA, Netherlands`.
	 *
	 * @return string Not escaped; '' without an address.
	 */
	public static function address_line(): string {
		$details = Business_Details::read();
		$place   = array_filter( array( $details['city'], trim( $details['region'] . ' ' . $details['postal'] ) ), 'strlen' );
		$parts   = array( $details['address'], $details['addressLine2'], $details['addressLine3'], implode( ' ', $place ), $details['country'] );
		return implode( ', ', array_filter( $parts, 'strlen' ) );
	}

	/**
	 * Returns the position of the address.
	 *
	 * @return array|null `longitude` and `latitude` in degrees; null if it is not known, or known of a former address.
	 */
	public static function position(): ?array {
		$position = Business_Details::read()[ Business_Details::POSITION ];
		if ( ! $position || ! self::is_address( $position['address'] ) ) {
			return null;
		}
		return array(
			'longitude' => $position['longitude'],
			'latitude'  => $position['latitude'],
		);
	}

	/**
	 * Whether a text is the address of the business.
	 *
	 * @param string $text Address in one line.
	 */
	public static function is_address( string $text ): bool {
		// The editor writes addresses that are not stored yet, and so have spaces that are removed when they are.
		$normalize = static fn( $line ) => (string) preg_replace( '/\s+/u', '', $line );
		return '' !== $text && $normalize( $text ) === $normalize( self::address_line() );
	}

	/**
	 * Returns a text about the opening hours.
	 *
	 * @param string $key `hours_today`, `open_now` or `next_closing`.
	 */
	private static function hours( string $key ): string {
		$details = Business_Details::read();
		$days    = Opening_Hours::find_days( $details['days'] );
		if ( ! $days ) {
			return '';
		}
		$week    = Opening_Hours::fill_week( $days );
		$now     = current_datetime();
		$special = Special_Days::read_from( $details['specialDays'], Special_Days::get_date( -1 ) );
		if ( 'hours_today' === $key ) {
			return Opening_Hours::hours_text( $special[ $now->format( 'Y-m-d' ) ]['hours'] ?? $week[ $now->format( 'D' ) ], $now->getTimezone() );
		}
		if ( self::is_ambiguous( array_merge( array_values( $week ), array_column( $special, 'hours' ) ) ) ) {
			return '';
		}
		$status = new Opening_Status( $week, $special, $now );
		if ( 'next_closing' === $key ) {
			return $status->closing_text();
		}
		return $status->is_open() ? __( 'Open now', 'mainstreet-blocks' ) : __( 'Closed now', 'mainstreet-blocks' );
	}

	/**
	 * Whether an opening and closing time are equal, which could mean 24 hours or none. Midnight means 24 hours.
	 *
	 * @param array[] $days Hours of each day.
	 */
	private static function is_ambiguous( array $days ): bool {
		foreach ( array_merge( array(), ...$days ) as list( $opening, $closing ) ) {
			if ( $opening === $closing && '00:00' !== $opening ) {
				return true;
			}
		}
		return false;
	}
}
