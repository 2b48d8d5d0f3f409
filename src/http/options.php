<?php
/** Settings for how long data is kept (docs/server-contract.md B.26), and for visitors' addresses (0.7). */

namespace Mainstreet\Http;

use Mainstreet\Core\Ip;

defined( 'ABSPATH' ) || exit;

return array(
	'newsletter_ip_days'             => array(
		'type'    => 'integer',
		'default' => 30,
		'section' => 'privacy',
		'label'   => __( 'Keep subscriber IP addresses for (days)', 'mainstreet-blocks' ),
		'help'    => '',
		'minimum' => 0,
		'maximum' => 3650,
	),
	'newsletter_unsubscribed_months' => array(
		'type'    => 'integer',
		'default' => 24,
		'section' => 'privacy',
		'label'   => __( 'Keep records of unsubscribed people for (months)', 'mainstreet-blocks' ),
		'help'    => __( 'After that, only a checksum of the address is kept, so that no one is subscribed again against their will.', 'mainstreet-blocks' ),
		'minimum' => 1,
		'maximum' => 1200,
	),
	'newsletter_deliveries_days'     => array(
		'type'    => 'integer',
		'default' => 30,
		'section' => 'privacy',
		'label'   => __( 'Keep newsletter delivery records for (days)', 'mainstreet-blocks' ),
		'help'    => '',
		'minimum' => 1,
		'maximum' => 3650,
	),
	'trusted_proxies'                => array(
		'type'              => 'string',
		'default'           => '',
		'section'           => 'privacy',
		'label'             => __( 'Trusted proxies', 'mainstreet-blocks' ),
		'help'              => __( 'IP addresses or networks, separated by commas. Leave empty for none. The visitor’s IP address is read from a request header only if the request comes from one of these. Ask your host before you change this.', 'mainstreet-blocks' ),
		'maxLength'         => 2000,
		'error'             => __( 'Enter IP addresses such as 203.0.113.7 or networks such as 203.0.113.0/24, separated by commas. Networks large enough to include visitors, such as 0.0.0.0/0, cannot be trusted.', 'mainstreet-blocks' ),
		'sanitize_callback' => static function ( $value ) {
			foreach ( wp_parse_list( $value ) as $network ) {
				if ( ! Ip::is_proxy_network( $network ) ) {
					return null;
				}
			}
			return $value;
		},
	),
);
