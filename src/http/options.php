<?php
/**
 * Settings of what is kept how long (docs/server-contract.md B.26), and of visitors' addresses (0.7).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

return array(
	'newsletter_ip_days'             => array(
		'type'    => 'integer',
		'default' => 30,
		'section' => 'privacy',
		'label'   => __( 'Keep the IP address of a subscriber for (days)', 'mainstreet-blocks' ),
		'help'    => '',
		'minimum' => 0,
		'maximum' => 3650,
	),
	'newsletter_unsubscribed_months' => array(
		'type'    => 'integer',
		'default' => 24,
		'section' => 'privacy',
		'label'   => __( 'Keep who unsubscribed for (months)', 'mainstreet-blocks' ),
		'help'    => __( 'Afterwards only a checksum of the address stays, so that nobody is subscribed again against their will.', 'mainstreet-blocks' ),
		'minimum' => 1,
		'maximum' => 1200,
	),
	'newsletter_deliveries_days'     => array(
		'type'    => 'integer',
		'default' => 30,
		'section' => 'privacy',
		'label'   => __( 'Keep who was sent which newsletter for (days)', 'mainstreet-blocks' ),
		'help'    => '',
		'minimum' => 1,
		'maximum' => 3650,
	),
	'trusted_proxies'                => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'privacy',
		'label'     => __( 'Proxies in front of this site', 'mainstreet-blocks' ),
		'help'      => __( 'Addresses or networks, separated by commas; empty for none. Only from these is the visitor’s address taken from a header. Ask your host before you fill this in.', 'mainstreet-blocks' ),
		'maxLength' => 2000,
		'format'    => 'networks',
	),
);
