<?php
/**
 * Before WordPress is loaded: wp-config.php names the token.
 *
 * @package Mainstreet
 */

define( 'MAINSTREET_MAPBOX_TOKEN', 'pk.constant-constant' );
