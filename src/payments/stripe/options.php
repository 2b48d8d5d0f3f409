<?php
/**
 * Settings of payments that providers go by.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Stripe;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_mode' => array(
		'type'    => 'string',
		'default' => 'test',
		'section' => 'payments',
		'group'   => 'mode',
		'label'   => __( 'Payments are', 'mainstreet-blocks' ),
		'help'    => __( 'Tests take no money; they need keys of their own, and what was bought in one mode does not count in the other.', 'mainstreet-blocks' ),
		'enum'    => array(
			'test' => __( 'Tests', 'mainstreet-blocks' ),
			'live' => __( 'Real payments', 'mainstreet-blocks' ),
		),
	),
);
