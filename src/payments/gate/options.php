<?php
/**
 * Settings of paid content (docs/server-contract.md B.8).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Gate;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_free_views'  => array(
		'type'    => 'integer',
		'default' => 0,
		'section' => 'payments',
		'group'   => 'access',
		'label'   => __( 'Free views of paid content a month', 'mainstreet-blocks' ),
		'help'    => __( 'How many posts each visitor may read in full. 0 for none. Browsers with cookies and scripts only; search engines get the guest view.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 50,
	),
	'payments_server_only' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'payments',
		'group'   => 'access',
		'label'   => __( 'Paid content comes with the page only', 'mainstreet-blocks' ),
		'help'    => __( 'For hosts whose page cache leaves out visitors with the cookie wp-mainstreet-access. Pages then do not ask for paid content by themselves.', 'mainstreet-blocks' ),
	),
);
