<?php
namespace Mainstreet\Payments\Members;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_one_time_days' => array(
		'type'    => 'integer',
		'default' => 0,
		'section' => 'payments',
		'group'   => 'access',
		'label'   => __( 'Access period for one-time purchases (days)', 'mainstreet-blocks' ),
		'help'    => __( 'Enter 0 for unlimited access. Changes do not affect existing purchases.', 'mainstreet-blocks' ),
		'minimum' => 0,
		'maximum' => 36500,
	),
);
