<?php
namespace Mainstreet\Social\Previews;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_settings_sections', array( Card_Controller::class, 'add_section' ), 35 );
