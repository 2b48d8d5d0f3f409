<?php
/**
 * Settings of memberships (docs/server-contract.md B.8).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Members;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_one_time_days' => array(
		'type'    => 'integer',
		'default' => 0,
		'section' => 'payments',
		'group'   => 'access',
		'label'   => __( 'Days of access to what is paid once', 'mainstreet-blocks' ),
		'help'    => __( '0 for ever. Changing it leaves what was bought before as it is.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 36500,
	),
);
