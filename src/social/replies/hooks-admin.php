<?php
namespace Mainstreet\Social\Replies;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_editor_state', array( Reply_Settings::class, 'add_to_editor' ), 11 );
