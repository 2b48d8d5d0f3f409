<?php
/**
 * Settings of hosted videos (docs/server-contract.md B.17).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Videos;

defined( 'ABSPATH' ) || exit;

return array(
	'videos_private' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'videos',
		'label'   => __( 'Make videos private by default', 'mainstreet-blocks' ),
		'help'    => __( 'Private videos are only for logged-in users. You can change this for each video. Files are moved to a protected folder, which may take a few minutes.', 'mainstreet-blocks' ),
		'option'  => Videos::PRIVATE_OPTION,
	),
);
