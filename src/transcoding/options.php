<?php
/** Setting for the transcoding of videos (docs/server-contract.md B.17). */

namespace Mainstreet\Transcoding;

defined( 'ABSPATH' ) || exit;

return array(
	'video_copies' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'videos',
		'label'   => __( 'Create web-friendly copies', 'mainstreet-blocks' ),
		'help'    => __( 'For uploaded videos, creates a copy that all browsers can play (if needed), a poster image and preview thumbnails. Requires ffmpeg on this server. Site Health > Info shows whether it is available.', 'mainstreet-blocks' ),
	),
);
