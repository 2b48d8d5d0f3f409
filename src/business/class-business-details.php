<?php
namespace Mainstreet\Business;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Shared_Option;
use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * The stored details of the business: name, phone, email, address and opening hours. Names and shapes are those of the attributes of the
 * Email Address, Phone Number, Address and Business Hours blocks, so that a block can use a detail in place of its own attribute.
 */
final class Business_Details {

	const OPTION = 'mainstreet_business';

	/** Members of the address, in the order in which it is written. */
	const ADDRESS = array( 'address', 'addressLine2', 'addressLine3', 'city', 'region', 'postal', 'country' );

	/** Members of the opening hours: the week, and days with other hours. */
	const HOURS = array( 'days', 'specialDays' );

	/** Where the address is on a map. It is not entered but looked up by the Map block. */
	const POSITION = 'position';

	/** Maximum number of characters of a text. */
	const MAX_TEXT = 200;

	/** Maximum number of characters of an address in one line. */
	const MAX_LINE = 2000;

	/** @var mixed Value of the option when it was read last. */
	private static $stored;

	/** Details of that value; null before they are read. */
	private static ?array $details = null;

	/**
	 * Returns the details. All members are set.
	 *
	 * @return array<string, string|array[]> As sanitize() returns it.
	 */
	public static function read(): array {
		// Where it is not stored, reading it would cost a query.
		$stored = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array();
		if ( null === self::$details || self::$stored !== $stored ) {
			self::$stored  = $stored;
			self::$details = self::sanitize( $stored );
		}
		return self::$details;
	}

	/**
	 * Stores some details; the others keep their values.
	 *
	 * @param array $changes Members by name; any type.
	 */
	public static function save( array $changes ): void {
		Shared_Option::change( self::OPTION, static fn( array $stored ) => self::sanitize( array_merge( $stored, $changes ) ) );
	}

	/**
	 * Returns the JSON schema of each member. The settings screen, core's settings route and our route validate by it.
	 *
	 * @return array[] By name.
	 */
	public static function schema(): array {
		$texts = array(
			'name'    => __( 'Name of the business. If empty, the site title is used.', 'mainstreet-blocks' ),
			'phone'   => __( 'Phone number.', 'mainstreet-blocks' ),
			'email'   => __( 'Email address.', 'mainstreet-blocks' ),
			'address' => __( 'Street and number.', 'mainstreet-blocks' ),
		);
		$texts = array_merge( $texts, array_fill_keys( array_slice( self::ADDRESS, 1 ), __( 'Part of the postal address.', 'mainstreet-blocks' ) ) );

		$schema = array();
		foreach ( $texts as $name => $description ) {
			$schema[ $name ] = array(
				'type'        => 'string',
				'maxLength'   => self::MAX_TEXT,
				'description' => $description,
			);
		}
		// The format alone would refuse an empty string.
		$schema['email']['anyOf'] = array( array( 'maxLength' => 0 ), array( 'format' => 'email' ) );
		$schema[ self::POSITION ] = self::position_schema();
		return $schema + self::hours_schema();
	}

	/**
	 * Converts any value to details: unknown members are removed, missing and invalid ones are empty.
	 *
	 * @param mixed $stored Value of the option, or of a request.
	 * @return array<string, string|array[]> Texts are single lines of plain text. `days` is empty without opening hours.
	 */
	public static function sanitize( $stored ): array {
		$stored  = is_array( $stored ) ? $stored : array();
		$details = array();
		foreach ( array_merge( array( 'name', 'phone', 'email' ), self::ADDRESS ) as $name ) {
			$details[ $name ] = Plain_Text::line( Attributes::text( $stored, $name ), self::MAX_TEXT );
		}
		$details['email']       = is_email( $details['email'] ) ? $details['email'] : '';
		$details['position']    = self::sanitize_position( Attributes::items( $stored, self::POSITION ) );
		$details['days']        = self::sanitize_days( Attributes::items( $stored, 'days' ) );
		$details['specialDays'] = self::sanitize_special_days( Attributes::items( $stored, 'specialDays' ) );
		return $details;
	}

	/** Returns the schema of the position. */
	private static function position_schema(): array {
		$position = array(
			'latitude'  => array(
				'type'    => 'number',
				'minimum' => -90,
				'maximum' => 90,
			),
			'longitude' => array(
				'type'    => 'number',
				'minimum' => -180,
				'maximum' => 180,
			),
			'address'   => array(
				'type'        => 'string',
				'maxLength'   => self::MAX_LINE,
				'description' => __( 'Address in one line that was looked up. The position of another address is not used.', 'mainstreet-blocks' ),
			),
		);
		return array( 'description' => __( 'Position of the address on a map, in degrees. Empty if it is not known.', 'mainstreet-blocks' ) ) + self::object_schema( $position );
	}

	/**
	 * Returns the schema of the opening hours.
	 *
	 * @return array[] By name.
	 */
	private static function hours_schema(): array {
		$time  = array(
			'type'    => 'string',
			// Empty while the other time of the interval is already set.
			'pattern' => '^$|^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$',
		);
		$hours = array(
			'type'     => 'array',
			'maxItems' => Opening_Hours::MAX_INTERVALS,
			'items'    => self::object_schema(
				array(
					'opening' => $time,
					'closing' => $time,
				)
			),
		);
		$name  = array(
			'type'      => 'string',
			'maxLength' => Special_Days::MAX_NAME,
		);
		return array(
			'days'        => array(
				'type'        => 'array',
				'maxItems'    => count( Opening_Hours::DAYS ),
				'description' => __( 'Opening hours by day of the week, with times as HH:MM. A day without hours is closed.', 'mainstreet-blocks' ),
				'items'       => self::object_schema(
					array(
						'name'  => array(
							'type' => 'string',
							'enum' => array_keys( Opening_Hours::DAYS ),
						),
						'hours' => $hours,
					)
				),
			),
			'specialDays' => array(
				'type'        => 'array',
				'maxItems'    => Special_Days::MAX,
				'description' => __( 'Dates (YYYY-MM-DD) with other opening hours, such as holidays.', 'mainstreet-blocks' ),
				'items'       => self::object_schema(
					array(
						'date'  => array(
							'type'    => 'string',
							'pattern' => '^$|^\d{4}-\d\d-\d\d$',
						),
						'name'  => $name,
						'hours' => $hours,
					)
				),
			),
		);
	}

	/**
	 * Returns the schema of an object.
	 *
	 * @param array[] $properties Schemas by name.
	 */
	private static function object_schema( array $properties ): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => $properties,
		);
	}

	/**
	 * Sanitizes the position.
	 *
	 * @param array $stored Members by name; any type.
	 * @return array `latitude`, `longitude` and `address`; empty if one of them is invalid.
	 */
	private static function sanitize_position( array $stored ): array {
		$latitude  = $stored['latitude'] ?? null;
		$longitude = $stored['longitude'] ?? null;
		$address   = Plain_Text::line( Attributes::text( $stored, 'address' ), self::MAX_LINE );
		if ( ! is_numeric( $latitude ) || ! is_numeric( $longitude ) || abs( (float) $latitude ) > 90 || abs( (float) $longitude ) > 180 || '' === $address ) {
			return array();
		}
		return array(
			'latitude'  => (float) $latitude,
			'longitude' => (float) $longitude,
			'address'   => $address,
		);
	}

	/**
	 * Sanitizes the week.
	 *
	 * @param array $stored Days; any type.
	 * @return array[] All seven days from Sunday on, or none.
	 */
	private static function sanitize_days( array $stored ): array {
		$found = array();
		foreach ( $stored as $day ) {
			$name = Attributes::text( $day, 'name', 3 );
			if ( isset( Opening_Hours::DAYS[ $name ] ) && ! isset( $found[ $name ] ) ) {
				$found[ $name ] = self::sanitize_hours( $day );
			}
		}
		$days = array();
		foreach ( $found ? array_keys( Opening_Hours::DAYS ) : array() as $name ) {
			$days[] = array(
				'name'  => $name,
				'hours' => $found[ $name ] ?? array(),
			);
		}
		return $days;
	}

	/**
	 * Sanitizes the days with other hours.
	 *
	 * @param array $stored Days; any type.
	 * @return array[]
	 */
	private static function sanitize_special_days( array $stored ): array {
		$days = array();
		foreach ( array_slice( array_filter( $stored, 'is_array' ), 0, Special_Days::MAX ) as $day ) {
			$date   = Attributes::text( $day, 'date', 10 );
			$days[] = array(
				'date'  => preg_match( '/^\d{4}-\d\d-\d\d$/D', $date ) ? $date : '',
				'name'  => Plain_Text::line( Attributes::text( $day, 'name' ), Special_Days::MAX_NAME ),
				'hours' => self::sanitize_hours( $day ),
			);
		}
		return $days;
	}

	/**
	 * Sanitizes the hours of a day. Invalid times are empty.
	 *
	 * @param array $day Day with `hours`; any type.
	 * @return array[] List of `opening`, `closing`.
	 */
	private static function sanitize_hours( array $day ): array {
		$hours = array();
		foreach ( array_slice( array_filter( Attributes::items( $day, 'hours' ), 'is_array' ), 0, Opening_Hours::MAX_INTERVALS ) as $interval ) {
			$hours[] = array(
				'opening' => Opening_Hours::read_time( $interval['opening'] ?? '' ),
				'closing' => Opening_Hours::read_time( $interval['closing'] ?? '' ),
			);
		}
		return $hours;
	}
}
