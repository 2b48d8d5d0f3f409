<?php
/**
 * One of two visits that find older data.
 *
 * @package Mainstreet
 */

Mainstreet\Lifecycle\Install::maybe_run();
echo 'done';
