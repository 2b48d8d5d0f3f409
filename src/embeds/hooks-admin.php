<?php
namespace Mainstreet\Embeds;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_settings_sections', array( Embed_Assets::class, 'add_section' ), 40 );
