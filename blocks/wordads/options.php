<?php
/**
 * Settings of ads: what stands in each format, and ads.txt.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Wordads;

defined( 'ABSPATH' ) || exit;

return Ad_Options::all();
