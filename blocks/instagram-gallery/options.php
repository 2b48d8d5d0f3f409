<?php
/** Settings of the Instagram block. */

namespace Mainstreet\Blocks\Instagram_Gallery;

defined( 'ABSPATH' ) || exit;

return array(
	'instagram_copies' => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'instagram',
		'label'   => __( 'Copy images to this site', 'mainstreet-blocks' ),
		'help'    => __( 'Visitors’ browsers then do not contact Instagram. Copies of images deleted on Instagram are removed within one to two hours.', 'mainstreet-blocks' ),
	),
);
