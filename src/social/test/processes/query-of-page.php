<?php
/**
 * Sets the query of the page before WordPress is loaded, which reads it then.
 *
 * @package Mainstreet
 */

$_GET = $values['query'];
