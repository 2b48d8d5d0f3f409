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
		'label'   => __( 'Videos are for people who are logged in', 'mainstreet-blocks' ),
		'help'    => __( 'Of each video you can say otherwise. Files are moved to a closed folder, which may take some minutes.', 'mainstreet-blocks' ),
		'option'  => Video_Access::SITE_OPTION,
	),
);
