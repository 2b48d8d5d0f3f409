<?php
/**
 * Settings of the Instagram block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Instagram_Gallery;

defined( 'ABSPATH' ) || exit;

return array(
	'instagram_copies' => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'instagram',
		'label'   => __( 'Copy pictures to this site', 'mainstreet-blocks' ),
		'help'    => __( 'Visitors then ask Instagram for nothing. Copies of pictures that are deleted at Instagram go within an hour or two.', 'mainstreet-blocks' ),
	),
);
