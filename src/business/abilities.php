<?php
/** Abilities: contact details and opening hours of the business. */

namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

return array(
	'get-contact' => array(
		'label'       => __( 'Get contact details', 'mainstreet-blocks' ),
		'description' => __( 'Returns name, phone number, email address and postal address of the business, as they are in the settings of this site.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/business',
		'result'      => 'contact',
	),
	'set-contact' => array(
		'label'         => __( 'Change contact details', 'mainstreet-blocks' ),
		'description'   => __( 'Changes contact details of the business, on all pages that show them. Details that are not passed stay as they are.', 'mainstreet-blocks' ),
		'method'        => 'POST',
		'route'         => '/business',
		// The position is looked up by the Map block.
		'input'         => array_diff_key( Business_Details::schema(), array_flip( Business_Details::HOURS ), array( Business_Details::POSITION => 1 ) ),
		'result'        => 'contact',
		'is_idempotent' => true,
	),
	'get-hours'   => array(
		'label'       => __( 'Get opening hours', 'mainstreet-blocks' ),
		'description' => __( 'Returns the opening hours of the business by day of the week, and dates with other hours, as they are in the settings of this site.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/business',
		'result'      => 'hours',
	),
	'set-hours'   => array(
		'label'         => __( 'Change opening hours', 'mainstreet-blocks' ),
		'description'   => __( 'Replaces the opening hours of the business, or the dates with other hours, on all pages that show them. Days of the week that are not in the list are closed.', 'mainstreet-blocks' ),
		'method'        => 'POST',
		'route'         => '/business',
		'input'         => array_intersect_key( Business_Details::schema(), array_flip( Business_Details::HOURS ) ),
		'result'        => 'hours',
		'is_idempotent' => true,
	),
);
