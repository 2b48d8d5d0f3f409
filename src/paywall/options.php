<?php
namespace Mainstreet\Paywall;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_free_views'  => array(
		'type'    => 'integer',
		'default' => 0,
		'section' => 'payments',
		'group'   => 'access',
		'label'   => __( 'Free views of paid content per month', 'mainstreet-blocks' ),
		'help'    => __( 'The number of posts each visitor can read in full. Enter 0 for none. Requires cookies and JavaScript. Search engines see the guest view.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 50,
	),
	'payments_server_only' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'payments',
		'group'   => 'access',
		'label'   => __( 'Send paid content with the page only', 'mainstreet-blocks' ),
		'help'    => __( 'For hosts whose page cache bypasses visitors with the wp-mainstreet-access cookie. Pages then do not load paid content with a separate request.', 'mainstreet-blocks' ),
	),
);
