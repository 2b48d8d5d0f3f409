<?php
/** Admin hooks of the GIF block. */

namespace Mainstreet\Blocks\Gif;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_editor_state', array( Gif_Block::class, 'filter_editor_state' ) );
