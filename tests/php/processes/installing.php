<?php
/**
 * Before WordPress is loaded: there is none yet.
 *
 * @package Mainstreet
 */

define( 'WP_INSTALLING', true );
