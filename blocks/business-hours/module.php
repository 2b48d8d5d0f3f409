<?php
namespace Mainstreet\Blocks\Business_Hours;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'content',
	'label'       => __( 'Business Hours', 'mainstreet-blocks' ),
	'description' => __( 'Opening hours of each day of the week.', 'mainstreet-blocks' ),
	'help'        => __( 'Insert the block and set the hours for each day. Search engines can read them too.', 'mainstreet-blocks' ),
);
