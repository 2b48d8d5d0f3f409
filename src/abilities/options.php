<?php
namespace Mainstreet\Abilities;

defined( 'ABSPATH' ) || exit;

// WordPress before 6.9 has no abilities.
return ! function_exists( 'wp_register_ability' ) ? array() : array(
	Abilities::MCP_WRITES => array(
		'type'    => 'boolean',
		'default' => false,
		'label'   => __( 'Let connected AI tools make changes', 'mainstreet-blocks' ),
		'help'    => __( 'AI tools that you connect to this site (MCP) can read what you can read. Turn this on to also let them change things on your behalf, such as sort form responses or pause an email.', 'mainstreet-blocks' ),
		'section' => 'abilities',
	),
);
