<?php
/**
 * Empty comments template, which Themed_Page gives to classic themes.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;
