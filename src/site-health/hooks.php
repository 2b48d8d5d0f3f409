<?php
namespace Mainstreet\Site_Health;

defined( 'ABSPATH' ) || exit;

add_filter( 'site_status_tests', array( Site_Checks::class, 'add_tests' ) );
add_filter( 'mainstreet_system_need', array( Site_Check_Results::class, 'filter_need' ), 10, 2 );
