<?php
/** Admin hooks of the business details. */

namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		$sections[] = array(
			'id'      => 'business',
			'label'   => __( 'Business details', 'mainstreet-blocks' ),
			'note'    => __( 'Enter them once. Blocks that use the site’s details show them, and change with them.', 'mainstreet-blocks' ),
			'service' => '',
			'tab'     => 'business',
			'links'   => array(),
		);
		return $sections;
	},
	5
);
