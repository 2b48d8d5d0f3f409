<?php
/** Abilities: modules. */

namespace Mainstreet\Settings;

defined( 'ABSPATH' ) || exit;

return array(
	'list-modules' => array(
		'label'       => __( 'List modules', 'mainstreet-blocks' ),
		'description' => __( 'Lists the parts of Mainstreet Blocks, whether each is on, and what it needs to work.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/modules',
		'output'      => array( 'type' => 'array' ),
	),
	'set-module'   => array(
		'label'         => __( 'Turn a module on or off', 'mainstreet-blocks' ),
		'description'   => __( 'Turns a part of Mainstreet Blocks on or off for the whole site. Visitors see its blocks only while it is on.', 'mainstreet-blocks' ),
		'method'        => 'POST',
		'route'         => '/modules/(?P<id>[a-z-]+)',
		'input'         => array(
			'id' => array(
				'type'        => 'string',
				'pattern'     => '^[a-z-]+$',
				'maxLength'   => 100,
				'description' => __( 'ID of the module, from the list of modules.', 'mainstreet-blocks' ),
			),
			'on' => __( 'Whether it is on.', 'mainstreet-blocks' ),
		),
		'output'        => array( 'type' => 'array' ),
		'is_idempotent' => true,
	),
);
