<?php
/**
 * Admin hooks of copies of hosted videos.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Video_Copies;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_mainstreet_video_copy', array( Copy_Field::class, 'receive' ) );
