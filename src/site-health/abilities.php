<?php
/** Ability: checks of the site. */

namespace Mainstreet\Site_Health;

defined( 'ABSPATH' ) || exit;

return array(
	'site-check' => array(
		'label'       => __( 'Check the site', 'mainstreet-blocks' ),
		'description' => __( 'Runs one of the checks under Settings > Mainstreet > Tools and returns whether it passed, and what to do if it did not.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => Site_Check_Controller::route(),
		'input'       => array(
			'id' => array(
				'type'        => 'string',
				'enum'        => array_keys( Site_Checks::ALL ),
				'description' => __( 'The check.', 'mainstreet-blocks' ),
			),
		),
	),
);
