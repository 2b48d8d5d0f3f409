<?php
/**
 * Admin hooks of the transcoding of hosted videos.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Transcoding;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_mainstreet_video_copy', array( Transcoding_Field::class, 'handle_request' ) );
