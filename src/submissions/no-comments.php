<?php
/**
 * Comments of a page that has none (Themed_Page): the template of a classic theme is given this one instead.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;
