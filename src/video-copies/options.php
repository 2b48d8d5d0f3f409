<?php
/**
 * Whether copies of videos are made (docs/server-contract.md B.17).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Video_Copies;

defined( 'ABSPATH' ) || exit;

return array(
	'video_copies' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'videos',
		'label'   => __( 'Make web-friendly copies', 'mainstreet-blocks' ),
		'help'    => __( 'Of videos that are uploaded: a copy that all browsers play where the file is none, a poster, and small pictures of the whole film. Needs ffmpeg on this server; Site Health > Info says whether it is there.', 'mainstreet-blocks' ),
	),
);
