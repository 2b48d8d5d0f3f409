<?php
namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

/** The details as a setting of WordPress: a member of the site entity of the editor. Needs `manage_options`, as all settings do. */
final class Business_Setting {

	/** Registers the setting. */
	public static function register(): void {
		register_setting(
			'mainstreet',
			Business_Details::OPTION,
			array(
				'type'              => 'object',
				'label'             => __( 'Business details', 'mainstreet-blocks' ),
				'show_in_rest'      => array(
					'schema' => array( 'properties' => Business_Details::schema() ),
				),
				'sanitize_callback' => array( Business_Details::class, 'sanitize' ),
				'default'           => Business_Details::sanitize( array() ),
			)
		);
	}
}
