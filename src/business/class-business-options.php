<?php
namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

/** Declares each of the business details as a setting, except for the position, which is looked up. */
final class Business_Options {

	/**
	 * Returns the declarations.
	 *
	 * @return array[] As Options::all().
	 */
	public static function get_all(): array {
		$labels   = self::labels();
		$more     = self::more();
		$settings = array();
		foreach ( array_diff_key( Business_Details::schema(), array( Business_Details::POSITION => 1 ) ) as $name => $schema ) {
			$own = ( $more[ $name ] ?? array() ) + array(
				'label'   => $labels[ $name ],
				'help'    => '',
				'section' => 'business',
				'default' => 'array' === $schema['type'] ? array() : '',
				'option'  => Business_Details::OPTION,
				'member'  => $name,
			);
			// Such as `business_address_line2`.
			$settings[ 'business_' . strtolower( preg_replace( '/[A-Z]/', '_$0', $name ) ) ] = $own + $schema;
		}
		return $settings;
	}

	/**
	 * Returns the labels, by name of the detail.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return array(
			'name'         => __( 'Business name', 'mainstreet-blocks' ),
			'phone'        => __( 'Phone number', 'mainstreet-blocks' ),
			'email'        => __( 'Email address', 'mainstreet-blocks' ),
			'address'      => __( 'Street Address', 'mainstreet-blocks' ),
			'addressLine2' => __( 'Address Line 2', 'mainstreet-blocks' ),
			'addressLine3' => __( 'Address Line 3', 'mainstreet-blocks' ),
			'city'         => __( 'City', 'mainstreet-blocks' ),
			'region'       => __( 'State/Province/Region', 'mainstreet-blocks' ),
			'postal'       => __( 'Postal/Zip Code', 'mainstreet-blocks' ),
			'country'      => __( 'Country', 'mainstreet-blocks' ),
			'days'         => __( 'Opening hours', 'mainstreet-blocks' ),
			'specialDays'  => __( 'Holidays and special days', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Returns what some settings declare besides their schema.
	 *
	 * @return array[] By name of the detail.
	 */
	private static function more(): array {
		return array(
			'name'        => array( 'help' => __( 'Leave empty to use the site title.', 'mainstreet-blocks' ) ),
			'email'       => array(
				'format' => 'email',
				'error'  => __( 'Enter an email address, or leave it empty.', 'mainstreet-blocks' ),
			),
			'days'        => array(
				'control' => 'hours',
				'error'   => __( 'Check the opening hours.', 'mainstreet-blocks' ),
			),
			'specialDays' => array(
				'control' => 'special-days',
				'error'   => __( 'Check the dates and hours.', 'mainstreet-blocks' ),
			),
		);
	}
}
