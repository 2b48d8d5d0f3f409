<?php
namespace Mainstreet\Embeds;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_settings_sections', array( Embed::class, 'add_section' ), 40 );
